import { readFacilities } from './read-facilities';

const csv = (...rows: string[]) =>
  [
    'Code,Name,Keph level,Facility type,County,Sub county,Operation status,Open whole day,Service names,Closed,Lat,Long',
    ...rows,
  ].join('\n');

describe('readFacilities', () => {
  it('reads names, levels, offers and positions of the registry, highest level first', () => {
    const counties = readFacilities(
      csv(
        '11,Njiru Dispensary,Level 2,Dispensary,NAIROBI,Kasarani,Operational,No,"Outpatient, Immunization",No,,',
        '12,Kasarani Hospital,Level 4,Hospital,Nairobi,Kasarani,Operational,Yes,"Maternity, Accident and Emergency",No,-1.22,36.9',
      ),
    );
    expect([...counties.keys()]).toEqual(['Nairobi']);
    expect(counties.get('Nairobi')).toEqual([
      {
        code: '12',
        name: 'Kasarani Hospital',
        type: 'Hospital',
        level: 4,
        area: 'Kasarani',
        offers: ['emergency', 'maternity', 'dayAndNight'],
        latitude: -1.22,
        longitude: 36.9,
      },
      { code: '11', name: 'Njiru Dispensary', type: 'Dispensary', level: 2, area: 'Kasarani', offers: [] },
    ]);
  });

  it('assumes emergency care and deliveries at level 4 when the services are not listed', () => {
    const [facility] = readFacilities('code,name,county,level\n1,A,Kwale,Level 4\n').get('Kwale')!;
    expect(facility!.offers).toEqual(['emergency', 'maternity']);
  });

  it('leaves out closed facilities and rows without a name', () => {
    const counties = readFacilities(
      csv(
        '1,Open,Level 3,Health Centre,Meru,Imenti,Operational,No,,No,,',
        '2,Closed,Level 3,Health Centre,Meru,Imenti,Operational,No,,Yes,,',
        '3,Abandoned,Level 3,Health Centre,Meru,Imenti,Not Operational,No,,No,,',
        '4,,Level 3,Health Centre,Meru,Imenti,Operational,No,,No,,',
      ),
    );
    expect(counties.get('Meru')!.map(({ name }) => name)).toEqual(['Open']);
  });

  it('names a missing column', () => {
    expect(() => readFacilities('code,title\n1,A\n')).toThrow('lacks the column name, county');
  });

  it('names the line of a row with too many cells', () => {
    expect(() => readFacilities('code,name,county\n1,A,Kwale\n2,B,Kwale,surplus\n')).toThrow(/line 3/);
  });
});
